const namespace = 'http://www.w3.org/2000/svg';

const drawings = {
  chat: 'M12 4c-5 0-9 3.3-9 7.5 0 2.1 1 4 2.8 5.4-.2 1.2-.7 2.3-1.6 3.3 1.8-.1 3.4-.7 4.7-1.6 1 .3 2 .4 3.1.4 5 0 9-3.3 9-7.5S17 4 12 4ZM8.5 10h7m-7 3H13',
  letter:
    'M5.5 5h13q2.3 0 2.3 2.3v9.4q0 2.3-2.3 2.3h-13q-2.3 0-2.3-2.3V7.3Q3.2 5 5.5 5Zm-1.6 2.6 6.8 4.9q1.3.9 2.6 0l6.8-4.9',
};

/** An icon for the launcher, and how to draw it. */
export function createIcon(document: Document) {
  const icon = document.createElementNS(namespace, 'svg');
  const path = document.createElementNS(namespace, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.append(path);
  const draw = (drawing: keyof typeof drawings) => path.setAttribute('d', drawings[drawing]);
  return { icon, draw };
}
