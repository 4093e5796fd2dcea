import { Canvas, type Point } from './canvas';
import { darken, lighten, mix } from './colour';

interface Person {
  skin: string;
  hair: string;
  style: 'long' | 'short' | 'crop' | 'bun' | 'curls' | 'bob' | 'side' | 'thin';
  jacket: string;
  shirt: string;
  backdrop: readonly [string, string];
  glasses?: boolean;
  beard?: 'full' | 'short';
  earrings?: boolean;
}

/** The eight people of the team, in order. */
export const PEOPLE: readonly Person[] = [
  {
    skin: '#e8bd9c',
    hair: '#b9b4ae',
    style: 'bob',
    jacket: '#2b3447',
    shirt: '#f4efe4',
    backdrop: ['#f1d9b5', '#d98f5c'],
    earrings: true,
  },
  {
    skin: '#7d5138',
    hair: '#231a17',
    style: 'crop',
    jacket: '#39546b',
    shirt: '#ffffff',
    backdrop: ['#cfdfe2', '#6f9aa8'],
    beard: 'short',
  },
  {
    skin: '#c08b62',
    hair: '#1f1715',
    style: 'long',
    jacket: '#7c2a3a',
    shirt: '#f6ead9',
    backdrop: ['#f3e3cf', '#c9a06b'],
    earrings: true,
  },
  {
    skin: '#5f3c2a',
    hair: '#1c1513',
    style: 'curls',
    jacket: '#2f5d4a',
    shirt: '#efe6d3',
    backdrop: ['#dfe6cf', '#8ba772'],
    glasses: true,
  },
  {
    skin: '#d7a27a',
    hair: '#3a2419',
    style: 'bun',
    jacket: '#27508f',
    shirt: '#fbf7ee',
    backdrop: ['#e3e6f1', '#8fa3cf'],
    earrings: true,
  },
  {
    skin: '#f0cbb0',
    hair: '#c99b55',
    style: 'side',
    jacket: '#6b5a44',
    shirt: '#dfe8ee',
    backdrop: ['#f4dcc3', '#cd7f4e'],
    beard: 'full',
  },
  {
    skin: '#f1cfae',
    hair: '#17130f',
    style: 'short',
    jacket: '#4b3a78',
    shirt: '#ffffff',
    backdrop: ['#ece0ee', '#a688b8'],
  },
  {
    skin: '#cf9a70',
    hair: '#8f8a85',
    style: 'thin',
    jacket: '#3d434e',
    shirt: '#e8eef0',
    backdrop: ['#e5e1d6', '#9c9482'],
    glasses: true,
    beard: 'short',
  },
];

const path = (canvas: Canvas, d: string, fill: string, opacity = 1): void => canvas.path(d, fill, opacity);

/** A drawn head-and-shoulders portrait, 800x800, flat colours with one light from the left. */
export function drawPortrait(person: Person): string {
  const canvas = new Canvas(800, 800);
  const shade = mix(darken(person.skin, 0.18), '#a5523a', 0.18);
  canvas.rect(
    0,
    0,
    800,
    800,
    canvas.linear(
      [
        [0, person.backdrop[0]],
        [1, person.backdrop[1]],
      ],
      [0, 0],
      [0.4, 1],
    ),
  );
  canvas.ellipse(
    250,
    250,
    520,
    480,
    canvas.radial([
      [0, '#ffffff', 0.5],
      [1, '#ffffff', 0],
    ]),
  );
  drawHairBehind(canvas, person);
  drawShoulders(canvas, person, shade);
  drawHead(canvas, person, shade);
  drawFace(canvas, person, shade);
  drawHairFront(canvas, person);
  if (person.glasses) {
    drawGlasses(canvas);
  }
  return canvas.toSvg();
}

function drawShoulders(canvas: Canvas, { jacket, shirt, skin }: Person, shade: string): void {
  path(
    canvas,
    'M60 800Q70 640 210 604Q330 574 400 572Q470 574 590 604Q730 640 740 800Z',
    canvas.linear(
      [
        [0, lighten(jacket, 0.14)],
        [1, darken(jacket, 0.15)],
      ],
      [0, 0],
      [1, 0.4],
    ),
  );
  path(canvas, 'M318 580L400 760L482 580Q400 548 318 580Z', shirt);
  path(canvas, 'M338 470H462V586Q400 660 338 586Z', skin);
  path(canvas, 'M338 500Q400 574 462 508V556Q410 600 338 540Z', shade, 0.65);
  path(canvas, 'M318 576L292 598L372 800H400L338 640Z', lighten(jacket, 0.08));
  path(canvas, 'M482 576L508 598L428 800H400L462 640Z', darken(jacket, 0.14));
  path(canvas, 'M318 580L346 566L398 652L364 690Z', lighten(shirt, 0.5));
  path(canvas, 'M482 580L454 566L402 652L436 690Z', darken(shirt, 0.08));
}

function drawHead(canvas: Canvas, { skin, earrings }: Person, shade: string): void {
  for (const x of [272, 528]) {
    canvas.ellipse(x, 366, 24, 40, x < 400 ? skin : shade);
    canvas.ellipse(x, 368, 11, 22, shade, 0.5);
    if (earrings) {
      canvas.ellipse(x, 412, 8, 8, '#e5b95c');
    }
  }
  const face =
    'M272 330Q268 190 400 186Q532 190 528 330Q528 420 488 482Q448 534 400 536Q352 534 312 482Q272 420 272 330Z';
  path(canvas, face, skin);
  path(
    canvas,
    'M528 330Q528 420 488 482Q448 534 400 536Q440 500 462 440Q490 350 470 210Q532 240 528 330Z',
    shade,
    0.34,
  );
}

function drawFace(canvas: Canvas, { skin, hair, beard }: Person, shade: string): void {
  const line = darken(hair, 0.25);
  if (beard) {
    const depth = beard === 'full' ? 400 : 432;
    path(
      canvas,
      `M274 ${depth - 26}Q300 ${depth + 14} 340 ${depth + 6}Q400 ${depth - 22} 460 ${depth + 6}Q500 ${depth + 14} 526 ${depth - 26}Q526 440 488 490Q448 546 400 550Q352 546 312 490Q274 440 274 ${depth - 26}Z`,
      hair,
      beard === 'full' ? 0.96 : 0.62,
    );
    path(canvas, 'M350 432Q400 418 450 432Q446 470 400 474Q354 470 350 432Z', skin, beard === 'full' ? 0.9 : 1);
  }
  for (const x of [340, 460]) {
    canvas.ellipse(x, 348, 20, 12, '#fffaf4');
    canvas.ellipse(x + 1, 348, 10.5, 11.5, '#3a2a22');
    canvas.ellipse(x + 4, 344, 3.2, 3.2, '#ffffff');
    canvas.strokes(
      [
        [
          [x - 22, 345],
          [x - 8, 335],
          [x + 10, 335],
          [x + 22, 343],
        ],
      ],
      darken(skin, 0.6),
      4,
      0.85,
    );
  }
  canvas.strokes(
    [
      [
        [312, 312],
        [338, 300],
        [366, 306],
      ],
      [
        [434, 306],
        [462, 300],
        [488, 312],
      ],
    ],
    line,
    10,
    0.9,
  );
  path(canvas, 'M404 350Q416 400 428 416Q414 430 392 424Q410 416 404 350Z', shade, 0.6);
  path(canvas, 'M350 456Q400 474 450 456Q438 496 400 498Q362 496 350 456Z', '#8f3b35');
  path(canvas, 'M358 460Q400 474 442 460Q436 474 400 478Q364 474 358 460Z', '#fffaf4');
  for (const x of [316, 484]) {
    canvas.ellipse(
      x,
      412,
      32,
      20,
      canvas.radial([
        [0, '#d8604a', 0.26],
        [1, '#d8604a', 0],
      ]),
    );
  }
}

function drawHairBehind(canvas: Canvas, { hair, style }: Person): void {
  const dark = darken(hair, 0.2);
  if (style === 'long') {
    path(
      canvas,
      'M236 330Q220 150 400 140Q580 150 564 330Q570 520 600 640Q500 690 400 660Q300 690 200 640Q232 520 236 330Z',
      dark,
    );
  }
  if (style === 'bob') {
    path(
      canvas,
      'M240 330Q226 150 400 146Q574 150 560 330Q566 440 548 500Q500 520 470 500H330Q300 520 252 500Q234 440 240 330Z',
      dark,
    );
  }
  if (style === 'bun') {
    canvas.ellipse(400, 132, 78, 68, dark);
  }
  if (style === 'curls') {
    for (const [x, y, r] of [
      [278, 250, 62],
      [330, 182, 70],
      [400, 156, 76],
      [470, 182, 70],
      [522, 250, 62],
      [262, 318, 40],
      [538, 318, 40],
    ]) {
      canvas.ellipse(x, y, r, r, dark);
    }
  }
}

const FRONTS: Record<Person['style'], string> = {
  long: 'M262 350Q250 170 400 158Q550 170 538 350Q528 262 446 214Q404 262 300 272Q270 300 262 350Z',
  bob: 'M258 380Q242 168 400 160Q558 168 542 380Q536 280 500 246Q430 262 352 214Q300 250 284 290Q268 330 258 380Z',
  bun: 'M268 330Q258 170 400 164Q542 170 532 330Q520 250 400 226Q280 250 268 330Z',
  short:
    'M258 390Q236 158 408 152Q566 160 544 390Q536 400 530 340Q516 262 470 240Q390 272 318 236Q280 268 270 340Q266 400 258 390Z',
  crop: 'M272 316Q262 176 400 170Q538 176 528 316Q514 252 484 236Q400 214 316 236Q286 252 272 316Z',
  curls:
    'M276 306Q290 236 340 232Q360 206 400 216Q440 206 462 232Q510 236 524 306Q500 262 450 252Q400 240 350 252Q300 262 276 306Z',
  side: 'M268 340Q252 170 396 162Q560 160 534 340Q524 266 500 248Q430 250 344 206Q296 246 286 276Q272 300 268 340Z',
  thin: 'M270 340Q262 250 300 214Q290 270 284 300Q276 320 270 340ZM530 340Q538 250 500 214Q510 270 516 300Q524 320 530 340ZM310 214Q400 166 490 214Q400 196 310 214Z',
};

function drawHairFront(canvas: Canvas, { hair, style }: Person): void {
  path(
    canvas,
    FRONTS[style],
    canvas.linear(
      [
        [0, lighten(hair, 0.16)],
        [1, hair],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  if (style === 'thin' || style === 'crop') {
    return;
  }
  const strands: Point[][] = [
    [
      [330, 196],
      [372, 178],
      [410, 176],
    ],
    [
      [322, 212],
      [360, 192],
      [392, 188],
    ],
  ];
  canvas.strokes(strands, lighten(hair, 0.4), 4, 0.35);
}

function drawGlasses(canvas: Canvas): void {
  for (const x of [340, 460]) {
    canvas.rect(x - 44, 318, 88, 60, '#ffffff', 0.16, 22);
    const rim: Point[] = [
      [x - 40, 324],
      [x + 40, 324],
      [x + 44, 342],
      [x + 38, 370],
      [x + 12, 380],
      [x - 12, 380],
      [x - 38, 370],
      [x - 44, 342],
      [x - 40, 324],
    ];
    canvas.strokes([rim], '#2a2622', 6);
  }
  canvas.strokes(
    [
      [
        [384, 336],
        [400, 330],
        [416, 336],
      ],
      [
        [296, 336],
        [276, 344],
      ],
      [
        [504, 336],
        [524, 344],
      ],
    ],
    '#2a2622',
    6,
  );
}
