import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { FormPage } from '../components/form/form-page';
import { dateAndTime } from '../components/format';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { MessageField } from '../panels/messages/message-field';
import { emptyMessage, messageErrors, missingReply, type MessageForm } from '../records/message';
import type { Enquiry } from './enquiry';

/** What the office has answered, and the form that answers by mail. */
export function EnquiryReplies({ enquiry: { id, email, replies = [] } }: { enquiry: Enquiry }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const [sent, setSent] = useState(0);
  const save = async ({ content }: MessageForm, key: string) => {
    await dataProvider.replyToEnquiry(id, content.trim(), key);
    return 'Mail has been sent.';
  };
  return (
    <Box component="section" aria-label="Replies" sx={{ display: 'grid', gap: 4 }}>
      {replies.length > 0 && (
        <>
          <Typography variant="h3" component="h3">
            Replies
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
            {replies.map((reply) => (
              <Box component="li" key={reply.id} sx={{ pl: 4, borderLeft: 3, borderColor: 'divider' }}>
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {reply.authorName}, {dateAndTime(reply.createdAt)}
                </Box>
                <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reply.content}</Box>
              </Box>
            ))}
          </Box>
        </>
      )}
      <FormPage<MessageForm>
        key={sent}
        keptAs={`enquiry/${id}/reply`}
        start={emptyMessage}
        validate={messageErrors(missingReply)}
        save={save}
        refresh={refresh}
        submit="Send Reply"
        onSaved={() => setSent(sent + 1)}
      >
        <Box sx={{ color: 'text.secondary' }}>{`By mail to ${email}.`}</Box>
        <MessageField label="Reply" />
      </FormPage>
    </Box>
  );
}
