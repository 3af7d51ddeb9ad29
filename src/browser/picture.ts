export interface Pictures {
  /** Phones have no such thing, and pages without TLS. */
  canCapture: boolean;
  /** A picture of the screen, window or tab that the visitor picks; nothing when they would rather not. */
  capture(): Promise<Blob | undefined>;
  /** Any picture made small enough, without what a camera writes into its files. Throws when it can't be read. */
  read(file: Blob): Promise<Blob>;
}

/** CSS pixels; enough to read a screen, little enough to send. */
const longestSide = 1920;
const largest = 2_000_000;

export function createPictures(window: Window): Pictures {
  const { document } = window;
  const devices = (window.navigator as { mediaDevices?: MediaDevices }).mediaDevices;

  async function encode(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures.');
    // What is see-through would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    const blob = await toBlob(canvas, 0.85);
    return blob.size > largest ? toBlob(canvas, 0.5) : blob;
  }

  async function capture(): Promise<Blob | undefined> {
    const stream = await devices?.getDisplayMedia({ video: true }).catch(() => undefined);
    if (!stream) return undefined;
    try {
      const video = document.createElement('video');
      video.muted = true;
      video.srcObject = stream;
      await video.play();
      return await encode(video, video.videoWidth, video.videoHeight);
    } finally {
      for (const track of stream.getTracks()) track.stop();
    }
  }

  return {
    canCapture: devices !== undefined && 'getDisplayMedia' in devices,
    capture,
    async read(file) {
      const bitmap = await createImageBitmap(file);
      try {
        return await encode(bitmap, bitmap.width, bitmap.height);
      } finally {
        bitmap.close();
      }
    },
  };
}

function toBlob(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      'image/jpeg',
      quality,
    );
  });
}
