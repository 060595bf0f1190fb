/** A camera for tests: pictures without a browser, pages that fail, a browser that ends. */
import { encode } from 'fast-png';

import type { Camera, Size } from '#server/screenshots/camera.ts';
import { PictureError } from '#server/screenshots/failure.ts';

const made = new Map<string, Uint8Array>();

/** A picture of one colour; `marked` rows at its top are red. */
export function plainPicture({ width, height }: Size, gray = 200, marked = 0): Uint8Array {
  const name = [width, height, gray, marked].join(' ');
  const earlier = made.get(name);
  if (earlier) return earlier;
  const data = new Uint8Array(width * height * 3).fill(gray);
  for (let pixel = 0; pixel < width * marked; pixel += 1) data.set([255, 0, 0], pixel * 3);
  const png = encode({ width, height, data, channels: 3 });
  made.set(name, png);
  return png;
}

/** What happens when a page is visited, or a picture of it is taken. */
type Events = {
  onVisit?: (route: string) => unknown;
  /** May give the picture. */
  onShoot?: (route: string, size: Size) => Promise<Uint8Array | undefined> | Uint8Array | undefined;
};

/** Counts what it is asked for. */
export function fakeCamera({ onVisit, onShoot }: Events = {}) {
  const seen = { opened: 0, closed: 0, visits: [] as string[], shots: 0 };
  let isAlive = true;
  const openCamera = (): Promise<Camera> => {
    seen.opened += 1;
    isAlive = true;
    return Promise.resolve({
      isAlive: () => isAlive,
      close: () => Promise.resolve(void (seen.closed += 1)),
      visit: async (route) => {
        seen.visits.push(route);
        await onVisit?.(route);
        return {
          shoot: async (size) => {
            seen.shots += 1;
            return (await onShoot?.(route, size)) ?? plainPicture(size);
          },
        };
      },
    });
  };
  const die = () => {
    isAlive = false;
    throw new PictureError('The browser ended meanwhile.');
  };
  return { seen, openCamera, die };
}
