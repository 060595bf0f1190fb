import { useEffect, useState } from 'react';
import { z } from 'zod';

import { CommentReply, type ModeratedComment } from '#contracts/blog-moderation.ts';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { useCheckedForm } from '#lib/api/use-checked-form.ts';
import { deviceDrafts } from '#lib/owner/device-drafts.ts';

type Props = {
  comment: ModeratedComment;
  reply: (id: number, content: string) => Promise<unknown>;
  onClose: () => void;
};

/** Replies that are not sent yet, by their comment. */
const drafts = deviceDrafts('commentReply', z.string());

/** The author's answer, below what it answers; what is typed stays on this device until it is sent. */
export function ReplyDialog({ comment, reply, onClose }: Props) {
  const { id, authorName, content, status } = comment;
  const [start] = useState(() => drafts.read(id) ?? '');
  const { form, field, send, isSubmitting } = useCheckedForm(CommentReply, { content: start });
  useEffect(() => {
    const keep = ({ values: typed }: { values: { content: string } }) =>
      typed.content === '' ? drafts.remove(id) : drafts.write(id, typed.content);
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, id]);
  const submit = send(async (answer) => {
    await reply(id, answer.content);
    drafts.remove(id);
    onClose();
  });
  return (
    <FormDialog
      title="Reply"
      size="medium"
      onClose={onClose}
      action="Send reply"
      isPending={isSubmitting}
      onSubmit={submit}
    >
      <blockquote className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap text-muted">
        {content}
      </blockquote>
      <TextArea
        autoFocus
        label={`Reply to ${authorName}`}
        // A comment that is not public yet becomes so.
        description={status === 'approved' ? undefined : 'The comment is approved with it.'}
        {...field('content')}
      />
    </FormDialog>
  );
}
