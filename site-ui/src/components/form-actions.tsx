import { Button } from './button';
import styles from '../forms/form.module.css';
import type { Form } from '../forms/use-form';

interface Props {
  form: Pick<Form, 'busy' | 'clear'>;
  submit: string;
  onClose: () => void;
}

/** The last row of a form in a dialog. Closing by `Cancel` forgets what was typed; closing in any other way keeps it. */
export const FormActions = ({ form, submit, onClose }: Props) => (
  <div className={styles.actions}>
    <Button type="submit" disabled={form.busy}>
      {submit}
    </Button>
    <Button
      look="quiet"
      onClick={() => {
        form.clear();
        onClose();
      }}
    >
      Cancel
    </Button>
  </div>
);
