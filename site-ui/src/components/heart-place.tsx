import { Suspense } from 'react';
import { lateExtra } from './late';
import { useMounted } from './use-mounted';

const Heart = lateExtra(() => import('./heart/heart'));

/** A heart, which only a browser draws: what the server draws is the same for everybody. */
export function HeartPlace(props: { id: number; name: string }) {
  return (
    useMounted() && (
      <Suspense>
        <Heart {...props} />
      </Suspense>
    )
  );
}
