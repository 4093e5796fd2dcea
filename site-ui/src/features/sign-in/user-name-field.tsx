import { TextField } from '../../forms/field';
import type { Form } from '../../forms/use-form';

/** [AUTH-11] [AUTH-38] One signs in by one's email. */
export const UserNameField = ({ form, email }: { form: Form<'UserName'>; email?: string }) => (
  <TextField
    form={form}
    name="UserName"
    label="Email"
    type="email"
    defaultValue={email}
    autoComplete="username"
    autoCapitalize="off"
    maxLength={256}
  />
);
