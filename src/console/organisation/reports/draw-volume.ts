import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js';

export interface VolumeBar {
  title: string;
  answered: number;
  missed: number;
  offline: number;
}

Chart.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Tooltip);

const parts = [
  { name: 'answered', color: '--chart-answered' },
  { name: 'missed', color: '--chart-missed' },
  { name: 'offline', color: '--chart-offline' },
] as const;

/** Draws bars in the colours of the page, in others when those change. Answers how to end it. */
export function drawVolume(
  canvas: HTMLCanvasElement,
  bars: readonly VolumeBar[],
  titles: Readonly<Record<(typeof parts)[number]['name'], string>>,
): () => void {
  const { defaultView: window } = canvas.ownerDocument;
  const dark = window?.matchMedia('(prefers-color-scheme: dark)');
  let chart = draw();
  function draw() {
    const style = getComputedStyle(canvas);
    function color(name: string) {
      return style.getPropertyValue(name).trim();
    }
    const font = { family: style.fontFamily, size: 12 };
    const axis = {
      ticks: { color: color('--muted'), font, precision: 0, maxRotation: 0 },
      border: { display: false },
    };
    return new Chart(canvas, {
      type: 'bar',
      data: {
        labels: bars.map(({ title }) => title),
        datasets: parts.map(({ name, color: token }) => ({
          label: titles[name],
          data: bars.map((bar) => bar[name]),
          backgroundColor: color(token),
          maxBarThickness: 40,
        })),
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        interaction: { mode: 'index', intersect: false },
        plugins: {
          legend: { align: 'start', labels: { color: color('--text'), font, boxWidth: 12, boxHeight: 12 } },
          tooltip: { bodyFont: font, titleFont: font },
        },
        scales: {
          x: { stacked: true, grid: { display: false }, ...axis },
          y: { stacked: true, beginAtZero: true, grid: { color: color('--line') }, ...axis },
        },
      },
    });
  }
  function redraw() {
    chart.destroy();
    chart = draw();
  }
  dark?.addEventListener('change', redraw);
  return () => {
    dark?.removeEventListener('change', redraw);
    chart.destroy();
  };
}
