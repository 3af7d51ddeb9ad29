/** The line that fits points best: its slope, and the standard error of that. */
export function fit(xs, ys) {
  const [x, y] = [mean(xs), mean(ys)];
  const spread = sum(xs.map((one) => (one - x) ** 2));
  const slope = sum(xs.map((one, at) => (one - x) * (ys[at] - y))) / spread;
  const rest = sum(xs.map((one, at) => (ys[at] - y - slope * (one - x)) ** 2));
  return { slope, error: Math.sqrt(rest / Math.max(1, xs.length - 2) / spread) };
}

function sum(values) {
  return values.reduce((all, one) => all + one, 0);
}

function mean(values) {
  return sum(values) / values.length;
}
