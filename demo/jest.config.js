const backend = require('../backend/jest.config.js');

// With the database template of the backend's tests: not beside them.
module.exports = { ...backend, rootDir: '../backend', roots: ['<rootDir>/../demo'] };
