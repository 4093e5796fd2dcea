import 'reflect-metadata';
import { withOwnersDatabase } from './command-database';
import { loadCommandConfig } from './config';
import { resetByCommand } from './domains/accounts/second-factors/reset-by-command';
import { DomainError, invalid } from './platform/common/errors';
import { endWith } from './platform/database/start-failure';

/** Takes a lost second factor from somebody whom no administrator can help, with nothing but the database. */
async function main([email, ...more]: string[]): Promise<void> {
  if (!email || email.startsWith('-') || more.length > 0) {
    throw invalid('Usage: npm run reset-second-factor -- someone@example.com');
  }
  await withOwnersDatabase(loadCommandConfig(), 'stowbridge-reset-second-factor', (source) =>
    resetByCommand(source, email),
  );
  console.log(
    `The second factor of ${email} is reset; whatever they were signed in with has ended. They sign in with their password alone.`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof DomainError) {
    console.error(error.message);
  } else {
    endWith(error);
  }
  process.exit(1);
});
