/** Lightness 0–1, chroma, hue in radians: equal steps look equal, unlike steps of red, green and blue. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export function parseHex(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.41222 * r + 0.53633 * g + 0.05145 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.28172 * g + 0.62998 * b);
  const lightness = 0.21045 * l + 0.79362 * m - 0.00407 * s;
  const greenRed = 1.978 * l - 2.42859 * m + 0.45059 * s;
  const blueYellow = 0.0259 * l + 0.78277 * m - 0.80868 * s;
  return { l: lightness, c: Math.hypot(greenRed, blueYellow), h: Math.atan2(blueYellow, greenRed) };
}

/** With less chroma where the screen's colours do not reach so far. */
export function toHex({ l, c, h }: Oklch): string {
  let chroma = c;
  let rgb = toRgb(l, chroma, h);
  while (chroma > 0.001 && rgb.some((value) => value < -0.0005 || value > 1.0005)) {
    chroma *= 0.94;
    rgb = toRgb(l, chroma, h);
  }
  return `#${rgb.map((value) => toByte(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast of two colours as WCAG defines it, 1–21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(hex: string): number[] {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
}

function toRgb(l: number, c: number, h: number): number[] {
  const greenRed = c * Math.cos(h);
  const blueYellow = c * Math.sin(h);
  const x = (l + 0.39634 * greenRed + 0.2158 * blueYellow) ** 3;
  const y = (l - 0.10556 * greenRed - 0.06385 * blueYellow) ** 3;
  const z = (l - 0.08948 * greenRed - 1.29149 * blueYellow) ** 3;
  return [
    4.07674 * x - 3.30771 * y + 0.23097 * z,
    -1.26844 * x + 2.60976 * y - 0.34132 * z,
    -0.0042 * x - 0.70342 * y + 1.70761 * z,
  ].map(toGamma);
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  return value <= 0.00313 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function toByte(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}
