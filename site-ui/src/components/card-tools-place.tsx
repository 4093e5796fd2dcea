import { Suspense } from 'react';
import { lateExtra } from './late';
import { useMounted } from './use-mounted';

const CardTools = lateExtra(() => import('./card-tools'));

/** Heart and comparison, which only a browser draws: what the server draws is the same for everybody. */
export function CardToolsPlace(props: { id: number; name: string }) {
  return (
    useMounted() && (
      <Suspense>
        <CardTools {...props} />
      </Suspense>
    )
  );
}
