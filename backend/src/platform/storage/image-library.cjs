// @ts-check
'use strict';
const sharp = require('sharp');

// Every reader can have a flaw that a crafted file reaches, so only those of formats that the product takes are left.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff', 'Svg'].map((format) => `VipsForeignLoad${format}`),
});

/** The image library, for this whole process without the readers of all other formats. AVIF is what it reads as HEIF. */
module.exports = sharp;
