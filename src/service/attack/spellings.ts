/** What a client or a proxy may write for one address: headers, behind one trusted proxy. */
const ownHeaders = [
  'x-real-ip',
  'forwarded',
  'true-client-ip',
  'cf-connecting-ip',
  'x-client-ip',
  'client-ip',
];

export const spellingsOfAddress: Record<string, Record<string, string | string[]>> = {
  'as it is': { 'x-forwarded-for': '192.0.2.1' },
  'mapped into IPv6': { 'x-forwarded-for': '::ffff:192.0.2.1' },
  'mapped in capitals': { 'x-forwarded-for': '::FFFF:192.0.2.1' },
  'with a port': { 'x-forwarded-for': '192.0.2.1:4711' },
  'with another port': { 'x-forwarded-for': '192.0.2.1:4712' },
  'behind one that the client writes': { 'x-forwarded-for': '203.0.113.9, 192.0.2.1' },
  'behind nonsense': { 'x-forwarded-for': 'unknown, ::1, "x", 192.0.2.1' },
  'in a second header': { 'x-forwarded-for': ['203.0.113.9', '192.0.2.1'] },
  ...Object.fromEntries(
    ownHeaders.map((name) => [`beside ${name}`, { 'x-forwarded-for': '192.0.2.1', [name]: '203.0.113.9' }]),
  ),
};
export const otherAddress = { 'x-forwarded-for': '192.0.2.2' };

export const spellingsOfNetwork: Record<string, Record<string, string>> = {
  'as it is': { 'x-forwarded-for': '2001:db8:1:2::1' },
  'in capitals': { 'x-forwarded-for': '2001:DB8:1:2::1' },
  'another of the 64 bits': { 'x-forwarded-for': '2001:db8:1:2:ffff:1:2:3' },
  'with zeros': { 'x-forwarded-for': '2001:0db8:0001:0002::0009' },
  'with a zone': { 'x-forwarded-for': '2001:db8:1:2::1%eth0' },
  'with a port': { 'x-forwarded-for': '[2001:db8:1:2::1]:4711' },
};
export const otherNetwork = { 'x-forwarded-for': '2001:db8:1:3::1' };

/** Ways to name one case that reach it, or nothing. */
export function spellingsOfId(id: string): Record<string, string> {
  const [first = ''] = id;
  return {
    'as it is': id,
    'in capitals': id.toUpperCase(),
    'in some capitals': id.slice(0, 20) + id.slice(20).toUpperCase(),
    escaped: `%${first.charCodeAt(0).toString(16)}${id.slice(1)}`,
    'escaped twice': `%25${first.charCodeAt(0).toString(16)}${id.slice(1)}`,
    'with a slash': `${id}/`,
    'with a blank': `${id}%20`,
    'with a semicolon': `${id};a=b`,
    'in braces': `{${id}}`,
    'without hyphens': id.replaceAll('-', ''),
    'with wide digits': id.replace(/\d/, (digit) =>
      encodeURIComponent(String.fromCharCode(0xff10 + Number(digit))),
    ),
  };
}

export function spellingsOfEmail(email: string): Record<string, string> {
  return {
    'as it is': email,
    'in capitals': email.toUpperCase(),
    'in some capitals': email.replace(/^./, (first) => first.toUpperCase()),
    'between blanks': ` \t${email}\u00a0`,
  };
}
