import type { SecondFactorDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorArea } from '../components/error-area';
import { useTask } from '../components/use-task';
import { Brand } from '../components/brand';
import { paths } from '../paths';
import { pageTitle, product } from '../product';
import { adminStore, THEME } from '../store';
import { darkTheme, lightTheme } from '../theme/theme';
import { leaveFor } from '../auth/leave-for';
import { isAdministrator } from '../auth/session';
import { SecondSignIn } from './second-sign-in';
import { type Credentials, signIn, signInByPasskey } from './sign-in';
import { SignInArt } from './sign-in-art';

/** The administrator's sign-in [AUTH-01] to [AUTH-06]. */
export function SignInPage() {
  return (
    <ThemeProvider theme={preferredTheme()}>
      <CssBaseline />
      <SignIn />
    </ThemeProvider>
  );
}

/** As the back office chooses: what was set up there, else what the system prefers. */
function preferredTheme() {
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return adminStore().getItem<string>(THEME, system) === 'dark' ? darkTheme : lightTheme;
}

function SignIn() {
  const [signedIn] = useState(isAdministrator);
  useEffect(() => {
    document.title = pageTitle('Admin Login');
    if (signedIn) {
      leaveFor(paths.dashboard(1));
    }
  }, [signedIn]);
  if (signedIn) {
    return null;
  }
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(420px, 5fr) 6fr' }, minHeight: '100dvh' }}
    >
      <Box component="main" sx={{ display: 'flex', flexDirection: 'column', px: { xs: 6, sm: 12 }, py: 8 }}>
        <Brand size={30} />
        <Box sx={{ m: 'auto', width: '100%', maxWidth: 360, py: 10 }}>
          <Typography variant="h1" sx={{ fontSize: '1.75rem', mb: 2 }}>
            Admin Login
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 7 }}>
            The back office of {product.name}.
          </Typography>
          {product.needsAdministrator ? <NobodyYet /> : <Steps />}
        </Box>
        <Typography variant="body2" color="text.secondary">
          Buyer or seller? <Link href="/signin">Sign in on the site</Link>
        </Typography>
      </Box>
      <SignInArt />
    </Box>
  );
}

/** Before there is an administrator no sign-in can succeed, so that the page says what to do instead. */
function NobodyYet() {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 4 }}>
      <Typography>There is no administrator yet. Whoever runs {product.name} makes one where it runs:</Typography>
      {commands.map((command) => (
        <Box key={command} component="code" sx={{ overflowWrap: 'anywhere' }}>
          {command}
        </Box>
      ))}
      <Typography color="text.secondary">Then load this page again.</Typography>
    </Box>
  );
}

/** In a checkout, and in a container. */
const commands = ['npm run admin -- someone@example.com', 'node backend/dist/admin.js someone@example.com'];

/** The password, and then the second factor of whoever has one. */
function Steps() {
  const [step, setStep] = useState<SecondFactorDto>();
  return step ? <SecondSignIn step={step} onBack={() => setStep(undefined)} /> : <SignInForm onSecondStep={setStep} />;
}

/** The promise does not settle: the button stays busy until the next page has come. */
function leave(path: string): Promise<never> {
  leaveFor(path);
  return new Promise(() => undefined);
}

function SignInForm({ onSecondStep }: { onSecondStep: (step: SecondFactorDto) => void }) {
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const { errors } = formState;
  const entering = useTask(async (credentials: Credentials) => {
    const next = await signIn(credentials);
    return typeof next === 'string' ? leave(next) : onSecondStep(next);
  });
  const byPasskey = useTask(async () => leave(await signInByPasskey()));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit((values) => {
        byPasskey.forget();
        void entering.run(values);
      })}
      sx={{ display: 'grid', gap: 5 }}
    >
      <ErrorArea text={entering.failure || byPasskey.failure} />
      <TextField
        {...register('email', { required: 'Email is required' })}
        label="Email"
        type="email"
        autoComplete="username"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the page has nothing else to do on it
        autoFocus
        error={Boolean(errors.email)}
        helperText={errors.email?.message}
      />
      <TextField
        {...register('password', { required: 'Password is required' })}
        label="Password"
        type="password"
        autoComplete="current-password"
        error={Boolean(errors.password)}
        helperText={errors.password?.message}
      />
      <Button type="submit" variant="contained" color="primary" size="large" loading={entering.running}>
        Sign In
      </Button>
      <Button
        size="large"
        loading={byPasskey.running}
        onClick={() => {
          entering.forget();
          void byPasskey.run();
        }}
      >
        Sign In with a Passkey
      </Button>
      <Link href={paths.forgotPassword} sx={{ justifySelf: 'start' }}>
        Forgot Password?
      </Link>
    </Box>
  );
}
