import { Fragment } from 'react';

/** In a table, what people wrote: a word that is wider than a column may break every ten letters, common ones stay whole. */
export function Words({ text }: { text: string | null }) {
  const parts = (text ?? '').replace(/\S{10}(?=\S{7})/gu, '$&\n').split('\n');
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
