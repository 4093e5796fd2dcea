import type { NewApiKeyDto } from '@stowbridge/api';
import { ShownOnce } from '../components/shown-once';

/** The key itself, which nobody can look up later. */
export function NewKey({ made, onClose }: { made: NewApiKeyDto; onClose: () => void }) {
  return (
    <ShownOnce
      title={`The key for ${made.name}`}
      word="key"
      label="API key"
      secret={made.secret}
      warning="whoever has it acts in your name, within its scopes."
      loss="Without it, it has to be revoked and a new one made."
      onClose={onClose}
    >
      Programs send it as <code>Authorization: Bearer {made.secret.slice(0, 4)}…</code> to <code>/api/v1</code>.
    </ShownOnce>
  );
}
