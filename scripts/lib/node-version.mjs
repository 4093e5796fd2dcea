// This file and the commands that import it use only syntax that Node 12 reads: an old Node must get as far as the
// sentence below. Everything newer is imported dynamically after the check.

var WANTED = [20, 19];

/** Undefined when this Node is new enough, else one sentence for a person. */
export function complaintAbout(version) {
  var parts = version.split('.').map(Number);
  var enough = parts[0] > WANTED[0] || (parts[0] === WANTED[0] && parts[1] >= WANTED[1]);
  if (enough) {
    return undefined;
  }
  return 'Stowbridge needs Node.js ' + WANTED.join('.') + ' or newer; this is ' + version + '.';
}

/** Ends the process with the sentence when Node is too old. */
export function requireNode() {
  var complaint = complaintAbout(process.versions.node);
  if (complaint === undefined) {
    return;
  }
  console.error(complaint);
  process.exit(1);
}
