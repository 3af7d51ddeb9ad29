/** `0:07`, `12:40`, `1:02:09`; a dash where there is none. */
export function formatSeconds(seconds: number | undefined): string {
  if (seconds === undefined) return '–';
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
