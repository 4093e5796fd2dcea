import { CompareCheck } from './compare/compare-check';
import Heart from './heart/heart';

/** What one can do with a listing from its card. */
export default function CardTools(props: { id: number; name: string }) {
  return (
    <>
      <Heart {...props} />
      <CompareCheck {...props} />
    </>
  );
}
