/** Lightness 0–1, chroma, hue in radians: equal steps look equal, unlike steps of red, green and blue. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export function parseHex(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
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
  const x = (l + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const y = (l - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const z = (l - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ].map(toGamma);
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function toByte(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}
