const { inBatches } = require('../scripts/lib/jest-batches.cjs');
const config = require('./jest.config.js');

module.exports = inBatches(__dirname, config, 8, ['\\.e2e-spec\\.ts$', '/(contract/src|backend/test)/.*\\.spec\\.ts$']);
