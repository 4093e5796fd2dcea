import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DeclineQuestion } from './decline-question';
import { PublishToAsker } from './publish-to-asker';
import { draftOf, wordingOf, type Question } from './question';

interface Props {
  question: Question;
  onWrite: () => void;
  onPublish: () => void;
}

/** What can be done about a question as it stands; a declined one is at its end. */
export function QuestionActions({ question, onWrite, onPublish }: Props) {
  const [asked, setAsked] = useState<'asker' | 'decline'>();
  const draft = draftOf(question);
  const dialog = { question, onClose: () => setAsked(undefined) };
  const write = draft ? 'Edit draft' : question.state === 'answered' ? 'Correct answer' : 'Write answer';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {question.state !== 'declined' && (
        <>
          {draft && (
            <Button variant="contained" color="primary" aria-haspopup="dialog" onClick={onPublish}>
              Publish to all
            </Button>
          )}
          {/* What all have read is corrected for all. */}
          {draft && wordingOf(question) === undefined && (
            <Button aria-haspopup="dialog" onClick={() => setAsked('asker')}>
              Publish to asker
            </Button>
          )}
          <Button
            {...(!draft && question.state === 'open' ? { variant: 'contained', color: 'primary' } : {})}
            aria-haspopup="dialog"
            onClick={onWrite}
          >
            {write}
          </Button>
        </>
      )}
      {question.state === 'open' && (
        <Button aria-haspopup="dialog" onClick={() => setAsked('decline')}>
          Decline
        </Button>
      )}
      {asked === 'asker' && <PublishToAsker {...dialog} />}
      {asked === 'decline' && <DeclineQuestion {...dialog} />}
    </Box>
  );
}
