const { readFileSync } = require('node:fs');

// Plain JavaScript: root becomes another account before anything is built.

/**
 * A system account.
 *
 * @typedef {{ name: string, uid: number, gid: number, home: string }} Account
 */

/**
 * Every account of this machine but root's.
 *
 * @returns {Account[]}
 */
function accounts() {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 6 && fields[2] !== '0')
    .map(([name = '', , uid, gid, , home = '/']) => ({ name, uid: Number(uid), gid: Number(gid), home }));
}

module.exports = { accounts };
