/** The page-wide switch for sound: on at every visit, never stored (P-AUD-2). */

const MUTE_EVENT = 'globalAudioMute'; // P-AUD-2

declare global {
  interface Window {
    /** True while the visitor wants no sound. */
    globalAudioMuted?: boolean;
  }
  interface WindowEventMap {
    globalAudioMute: CustomEvent<{ muted: boolean }>;
  }
}

export const isMuted = (): boolean => window.globalAudioMuted ?? false;

/** Turns sound off or on and tells everyone who plays some. */
export function toggleMute(): void {
  window.globalAudioMuted = !isMuted();
  window.dispatchEvent(new CustomEvent(MUTE_EVENT, { detail: { muted: isMuted() } }));
}

/** Makes every mute button on the page work and show the state. */
export function wireMuteButtons(buttons: Iterable<HTMLElement>): void {
  for (const button of buttons) {
    button.addEventListener('click', toggleMute);
    window.addEventListener(MUTE_EVENT, ({ detail }) => {
      button.ariaPressed = String(detail.muted);
    });
  }
}
