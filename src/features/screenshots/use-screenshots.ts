/** What the tab knows of the server, and what it asks of it. */
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { screenshots } from '#contracts/screenshots.ts';
import type { SocialPlatform } from '#contracts/social-platforms.ts';
import { api, useChange } from '#lib/api/api.ts';
import { sentenceOf } from '#lib/api/api-request.ts';
import { refreshQueries } from '#lib/api/query-client.ts';
import { saveAnswer } from '#lib/api/save-answer.ts';
import { showToast } from '#lib/page/toast.ts';

/** How often the progress of an open run is asked for. */
const POLL_MS = 1_500;
/** Of calls during which a run may be opened. */
const MAKING = ['screenshots', 'making'];

export function useStatus() {
  const isMaking = useIsMutating({ mutationKey: MAKING }) > 0;
  return useQuery({
    ...api.screenshots.status.queryOptions(),
    refetchInterval: ({ state }) => (isMaking || state.data?.isRunning ? POLL_MS : false),
    staleTime: 0, // the night may have been meanwhile
  });
}

/** All pictures anew; a run that is open already is told, not begun again. */
export function useGenerate() {
  const refresh = useRefreshStatus();
  return useMutation(
    api.screenshots.generate.mutationOptions({
      onSuccess: ({ joined, run }) =>
        showToast(
          joined
            ? { title: 'Already running', description: 'The pictures are being made; this joins that run.' }
            : { title: 'Generation started', description: `${run.total} pictures are being made.` },
        ),
      onError: (error) =>
        showToast({
          title: 'Generation Failed', // ERR-2
          description: ['Failed to start screenshot generation.', sentenceOf(error, '')].join(' ').trim(),
          variant: 'destructive',
        }),
      onSettled: refresh,
      meta: { refreshes: [] },
    }),
  );
}

/** One picture, made now and saved under its name. */
export function useMakePicture({ route, platform }: { route: string; platform: SocialPlatform }) {
  const refresh = useRefreshStatus();
  return useMutation({
    mutationKey: MAKING,
    mutationFn: () => saveAnswer(screenshots.platform, { platform, route }),
    onSettled: refresh,
    meta: {
      success: 'Picture made: It is among your downloads.',
      failure: `Failed to generate ${platform} screenshot.`, // ERR-2
      refreshes: [],
    },
  });
}

function useRefreshStatus() {
  const client = useQueryClient();
  return () => refreshQueries(client, api.screenshots.status.key());
}

export function useSaveTimeZone() {
  return useChange(api.screenshots.saveSettings, {
    success: 'Time zone saved',
    failure: 'Time zone not saved: Please try again.',
    refreshes: [api.screenshots.status.key()],
  });
}
