import { banTexts } from './texts';

/** By what a banned visitor is known, from how the service writes it: `address 192.0.2.1`. */
export function describeBan(who: string): { way: string; what: string } {
  const texts = banTexts();
  const [kind = '', first = '', ...rest] = who.split(' ');
  switch (kind) {
    case 'visitor':
      return { way: texts.ways.visitor, what: '' };
    case 'browser':
    case 'address':
    case 'network':
      return { way: texts.ways[kind], what: first };
    case 'email': {
      const network = rest[0] === 'at' ? rest[1] : undefined;
      return { way: texts.ways.email, what: network ? texts.inNetwork(first, network) : first };
    }
    default:
      return { way: who, what: '' };
  }
}
