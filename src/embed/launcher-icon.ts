const namespace = 'http://www.w3.org/2000/svg';

const drawings = {
  chat: [
    'M12 3.75c-4.97 0-9 3.36-9 7.5 0 2.13 1.06 4.04 2.77 5.41-.14 1.2-.66 2.35-1.52 3.34 1.75-.1 3.36-.7 4.61-1.66 1 .27 2.05.41 3.14.41 4.97 0 9-3.36 9-7.5s-4.03-7.5-9-7.5Z',
    'M8.5 9.75h7M8.5 12.75h4.5',
  ],
  letter: [
    'M5.5 5h13A2.25 2.25 0 0 1 20.75 7.25v9.5A2.25 2.25 0 0 1 18.5 19h-13a2.25 2.25 0 0 1-2.25-2.25v-9.5A2.25 2.25 0 0 1 5.5 5Z',
    'm3.75 7.5 7 5.06a2.15 2.15 0 0 0 2.5 0l7-5.06',
  ],
};

export type Drawing = keyof typeof drawings;

/** Draws a launcher icon, replacing the one drawn before. */
export function drawIcon(svg: SVGSVGElement, drawing: Drawing): void {
  const paths = drawings[drawing].map((d) => {
    const path = svg.ownerDocument.createElementNS(namespace, 'path');
    path.setAttribute('d', d);
    return path;
  });
  svg.replaceChildren(...paths);
}

export function createIcon(document: Document): SVGSVGElement {
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}
