const backend = require('../backend/jest.config.js');

// They start servers of their own; nothing is made for them beforehand.
module.exports = { ...backend, rootDir: '../backend', roots: ['<rootDir>/../tools'], globalSetup: undefined };
