const mostTags = 5;

/** The language tags that a request asks for, best first, at most five: its header `Accept-Language` (RFC 9110, 12.5.4). */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',', 50)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice('q='.length);
      return { tag, weight: Number(weight ?? 1) };
    })
    .filter(({ tag, weight }) => weight > 0 && /^[a-z]{2,8}(-[a-z0-9]{1,8}){0,4}$/i.test(tag))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostTags)
    .map(({ tag }) => tag);
}
