export interface ShapeProps {
  /** The corners of its outline, as CSS writes them in `polygon()`; where it crosses itself, it is hollow. */
  corners: string;
}

/** An icon of straight lines, cut out of its box: the first SVG element of a page costs it 31 kB of memory. */
export function Shape({ corners }: ShapeProps) {
  return <i class="cw-icon" style={{ clipPath: `polygon(evenodd,${corners})` }} />;
}
