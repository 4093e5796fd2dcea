import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../test/api-double';
import { renderAt } from '../../../test/render-page';
import { Component as RegistrationPage } from '../../pages/registration-page';
import { Component as ResetPage } from '../../pages/reset-password-page';
import { Component as SignInPage } from '../../pages/sign-in-page';

const PASTED = 'pasted-by-a-password-manager-1';

describe('fields of passwords take what is pasted, and tell password managers what they are for', () => {
  it.each([
    ['sign-in', SignInPage, 'current-password', undefined],
    ['registration', RegistrationPage, 'new-password', { states: [], positions: [] }],
    ['a new password', ResetPage, 'new-password', 'maya@okafor.example'],
  ])('%s', async (_page, Page, purpose, data) => {
    serve({});
    renderAt(<Page />, { params: { isForgotPassword: 'true', PasswordResetToken: 'x' }, data });
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('autocomplete', purpose);
    await userEvent.click(field);
    await userEvent.paste(PASTED);
    expect(field).toHaveValue(PASTED);
  });
});
