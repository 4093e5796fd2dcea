function accounts({ needsAdministrator, demoPassword, demoAccounts }) {
  if (demoAccounts) {
    return `  Demo accounts (password ${demoPassword})\n${demoAccounts
      .split(', ')
      .map((one) => `    ${one}\n`)
      .join('')}`;
  }
  const title = needsAdministrator
    ? 'Nobody can sign in to the back office yet. Make an administrator in another terminal:'
    : 'Administrators are made, and get a new password, in another terminal:';
  return `  ${title}\n    npm run admin -- someone@example.com\n`;
}

/** Tells a person where to look, and who can sign in. */
export function welcome(steps, { publicUrl, dataFolder, ...known }) {
  steps.say('Ready.');
  console.log(`
  Site              ${publicUrl}
  Back office       ${publicUrl}/admin
  API documents     ${publicUrl}/api/docs
  Job console       ${publicUrl}/api/ops/jobs

${accounts(known)}
  Data and logs     ${dataFolder}
  Ctrl-C stops everything.
`);
}
