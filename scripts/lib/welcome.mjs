const DEMO = `  Demo accounts (password Storage-2026)
    admin@stowbridge.example
    buyer@stowbridge.example
    seller@stowbridge.example
`;
const NOBODY = `  Nobody can sign in to the back office yet. Make an administrator in another terminal:
    npm run admin -- someone@example.com
`;

/** Tells a person where to look, and who can sign in. */
export function welcome(steps, { publicUrl, dataFolder, needsAdministrator }) {
  steps.say('Ready.');
  console.log(`
  Site              ${publicUrl}
  Back office       ${publicUrl}/admin
  API documents     ${publicUrl}/api/docs
  Job console       ${publicUrl}/api/ops/jobs

${needsAdministrator ? NOBODY : DEMO}
  Data and logs     ${dataFolder}
  Ctrl-C stops everything.
`);
}
