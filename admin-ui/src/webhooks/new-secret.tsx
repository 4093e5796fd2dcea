import { ShownOnce } from '../components/shown-once';

/** The secret that its messages are signed with. */
export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce
      title="The secret of the webhook"
      word="secret"
      label="Secret"
      secret={secret}
      warning="whoever has it can pretend to be this product."
      loss="Without it, a new one has to be made."
      onClose={onClose}
    >
      The receiver checks the header <code>webhook-signature</code> with it, as Standard Webhooks has it.
    </ShownOnce>
  );
}
