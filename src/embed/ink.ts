/** Black or white, whichever reads better on a colour of the form `#rgb` or `#rrggbb`. */
export function inkOn(colour: string): '#000' | '#fff' {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // White keeps a contrast of 4.5 : 1 up to here; above it black has at least as much.
  return luminance <= 1.05 / 4.5 - 0.05 ? '#fff' : '#000';
}
