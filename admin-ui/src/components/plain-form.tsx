import type { ReactNode } from 'react';
import { Form, type FormProps } from 'react-admin';

interface Props<Values> {
  defaultValues: Partial<Values>;
  /** The first thing wrong with each field, by its name. */
  validate?: (values: Values) => object;
  /** May answer field errors that the server found, by field name. */
  onSubmit: (values: Values) => void | Promise<object | void>;
  children: ReactNode;
}

/**
 * A form of its own values. react-admin fills a form from the record around it, which in a table row would be the
 * row; this one is told that there is none.
 */
export function PlainForm<Values extends object>({ defaultValues, validate, onSubmit, children }: Props<Values>) {
  return (
    <Form
      record={noRecord}
      defaultValues={defaultValues}
      validate={validate && ((values) => validate(values as Values))}
      onSubmit={onSubmit as FormProps['onSubmit']}
      noValidate
      disableInvalidFormNotification
    >
      {children}
    </Form>
  );
}

const noRecord = {};
