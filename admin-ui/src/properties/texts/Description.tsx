import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { blocksOf, boldParts } from './descriptionBlocks';

/** A description as it reads: paragraphs, lists, bold words; nothing else is interpreted. */
export function Description({ text }: { text: string }) {
  return (
    <Box sx={{ maxWidth: '70ch', lineHeight: 1.65, overflowWrap: 'anywhere', '& p': { m: 0 }, '& p + *, & ul + *': { mt: 3 }, '& ul': { my: 0, pl: 5 } }}>
      {blocksOf(text).map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index}>
            {block.lines.map((line, at) => (
              <li key={at}>
                <Words text={line} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            {block.lines.map((line, at) => (
              <Fragment key={at}>
                {at > 0 && <br />}
                <Words text={line} />
              </Fragment>
            ))}
          </p>
        ),
      )}
    </Box>
  );
}

function Words({ text }: { text: string }) {
  return boldParts(text).map(({ bold, words }, index) => (bold ? <strong key={index}>{words}</strong> : <Fragment key={index}>{words}</Fragment>));
}
