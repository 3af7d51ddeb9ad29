/** Black or white, whichever reads better on a colour of the form `#rgb` or `#rrggbb`. */
export function inkOn(colour: string): '#000' | '#fff' {
  const digits = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  function part(at: number) {
    return ((parseInt(digits.slice(at, at + 2), 16) / 255 + 0.055) / 1.055) ** 2.4;
  }
  const luminance = 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
  // White keeps a contrast of 4.5 : 1 up to here, with black it is higher above.
  return luminance <= 0.183 ? '#fff' : '#000';
}
