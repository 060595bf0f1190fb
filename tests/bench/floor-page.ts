/** The floor of all pages: what a browser needs for a screenful of text and nothing else. */
const PARAGRAPHS = [
  'A page can hardly do less than this one: a heading, a few paragraphs and a handful of style rules, all in one file that arrives in a single round trip.',
  'It asks for no script, no picture, no font and no second file. The browser may paint as soon as the last byte of the head is there, and nothing that comes later can move what it has painted.',
  'Whatever takes longer than this page, on the same machine and in the same run, is the price of what we added: type, colour, pictures, behaviour. Some of it is worth its price. The table beside this page says how high it is.',
  'The absolute numbers mean little. A laptop on battery, a busy neighbour or a newer browser moves them by half, and moves both pages alike. The ratio between them stays, and so the ratio is what we promise.',
  'Six paragraphs fill the screen of a phone, so that the largest thing painted is text, as it is on the pages that we compare. A picture would change what is measured, and an empty page would flatter nobody but itself.',
  'When a change makes the ratio worse, the change has to say why it is worth it. When it makes it better, we keep the change and say nothing, because that is how it should have been from the start.',
];

export const FLOOR_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>The floor</title>
    <meta name="description" content="A bare page to measure others against.">
    <link rel="icon" href="data:,">
    <style>
      body { max-width: 40rem; margin: 0 auto; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; }
      h1 { font-size: 2rem; line-height: 1.2; }
    </style>
  </head>
  <body>
    <main>
      <h1>The floor</h1>
${PARAGRAPHS.map((text) => `      <p>${text}</p>\n`).join('')}    </main>
  </body>
</html>
`;
