import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLogin } from 'react-admin';
import { Navigate } from 'react-router';
import { ErrorArea } from '../components/error-area';
import { useTask } from '../components/use-task';
import { Brand } from '../components/brand';
import { paths } from '../paths';
import { pageTitle, product } from '../product';
import type { Credentials } from './auth-provider';
import { isAdministrator } from '../auth/session';
import { SignInArt } from './sign-in-art';

/** The administrator's sign-in [AUTH-01] to [AUTH-06]. */
export function SignInPage() {
  useEffect(() => {
    document.title = pageTitle('Admin Login');
  }, []);
  if (isAdministrator()) {
    return <Navigate to={paths.dashboard(1)} replace />;
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
          {product.needsAdministrator ? <NobodyYet /> : <SignInForm />}
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

function SignInForm() {
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const { errors } = formState;
  const signIn = useTask((credentials: Credentials) => login(credentials));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit((values) => void signIn.run(values))}
      sx={{ display: 'grid', gap: 5 }}
    >
      <ErrorArea text={signIn.failure} />
      <TextField
        {...register('email', { required: 'Email is required' })}
        label="Email"
        type="email"
        autoComplete="username"
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
      <Button type="submit" variant="contained" color="primary" size="large" loading={signIn.running}>
        Sign In
      </Button>
      <Link href={paths.forgotPassword} sx={{ justifySelf: 'start' }}>
        Forgot Password?
      </Link>
    </Box>
  );
}
