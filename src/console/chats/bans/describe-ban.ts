/** By what a banned visitor is known, from how the service writes it: `address 192.0.2.1`. */
export function describeBan(who: string): { way: string; what: string } {
  const [kind = '', first = '', ...rest] = who.split(' ');
  switch (kind) {
    case 'visitor':
      return { way: 'Browser of the visitor', what: '' };
    case 'browser':
      return { way: 'Browser at an address', what: first };
    case 'address':
      return { way: 'Address', what: first };
    case 'network':
      return { way: 'Network', what: first };
    case 'email':
      return { way: 'E-mail', what: rest[0] === 'at' ? `${first} in ${rest[1]}` : first };
    default:
      return { way: who, what: '' };
  }
}
