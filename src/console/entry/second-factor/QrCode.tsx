import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  label: string;
}

/** Modules of white around it, without which readers don't find it (ISO/IEC 18004, section 6.3.8). */
const border = 4;

/** Dark on white in dark pages too, as readers want it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}

function draw(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border });
  const path = data
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return { size, path };
}
