import { useMutation, useQuery } from '@tanstack/react-query';
import { FileUser, Globe, Upload } from 'lucide';

import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { EmptyState, Pending } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

import type { UploadStart } from '../upload/upload-rules.ts';
import { BaseGrid } from './BaseGrid.tsx';

type Props = { onUpload: (start: UploadStart) => void };

/** R-2 the resumes that all others are made of. */
export function BaseResumes({ onUpload }: Props) {
  const { data, error, refetch } = useQuery(api.resumes.listBase.queryOptions());
  const upload = (
    <Button onPress={() => onUpload({ way: 'file', name: '' })}>
      <Icon shape={Upload} size={16} />
      Upload Base Resume
    </Button>
  );
  return (
    <section aria-labelledby="base-resumes">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="base-resumes" className="text-lg">
          Base Resumes
        </h2>
        {data && data.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <FromSite />
            {upload}
          </div>
        )}
      </header>
      <Pending query={{ data, error, refetch }} what="base resumes" lines={2} />
      {data?.length === 0 && (
        <EmptyState icon={FileUser} title="No base resume yet">
          <p>
            Upload the resume that you have, or begin with what your site says of you. Each resume for an
            application is made of its words alone.
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            {upload}
            <FromSite />
          </div>
        </EmptyState>
      )}
      {data && data.length > 0 && <BaseGrid bases={data} onUpload={onUpload} />}
    </section>
  );
}

/** A first resume of the published content. */
function FromSite() {
  const make = useMutation(
    api.resumes.addBaseFromSite.mutationOptions({
      meta: {
        success: 'Base resume made from your site',
        failure: 'Failed to make a resume from your site. Please try again.',
        refreshes: [api.resumes.key()],
      },
    }),
  );
  return (
    <Button variant="quiet" isPending={make.isPending} onPress={() => make.mutate(undefined)}>
      {!make.isPending && <Icon shape={Globe} size={16} />}
      From My Site
    </Button>
  );
}
