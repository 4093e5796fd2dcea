/** Tells a person where to look. */
export function welcome(steps, publicUrl, dataFolder) {
  steps.say('Ready.');
  console.log(`
  Site              ${publicUrl}
  Back office       ${publicUrl}/admin
  API documents     ${publicUrl}/api/docs
  Job console       ${publicUrl}/api/ops/jobs

  Demo accounts (password Storage-2026)
    admin@stowbridge.example
    buyer@stowbridge.example
    seller@stowbridge.example

  Data and logs     ${dataFolder}
  Ctrl-C stops everything.
`);
}
