/** The blog admin with the media library: a page may know both, and neither the other. */
import { lazyPanel } from '#components/lazy-panel.tsx';
import { MediaContext, type MediaKit } from '#components/media/media-kit.tsx';
import { OwnerApp } from '#components/owner/OwnerApp.tsx';
import { BlogAdmin } from '#features/blog-admin/BlogAdmin.tsx';

const MEDIA: MediaKit = {
  Library: lazyPanel(async () => (await import('#features/files/MediaLibrary.tsx')).MediaLibrary),
  Picker: lazyPanel(async () => (await import('#features/files/MediaPicker.tsx')).MediaPicker),
  upload: async (file, options) => (await import('#features/files/transfer.ts')).uploadMedia(file, options),
};

export function BlogAdminIsland() {
  return (
    <OwnerApp
      entrance={{
        kind: 'notice',
        toast: 'Authentication required - Please log in to access the blog admin.', // AU-5
      }}
    >
      <MediaContext value={MEDIA}>
        <BlogAdmin />
      </MediaContext>
    </OwnerApp>
  );
}
