import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a browser is shown at the address of the local Discord. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dynamo</title>
</head>
<body>
<main>
<h1>Dynamo</h1>
<p>This is a Discord of your own, on this machine alone: the bot runs in it without a token, and nothing leaves it.</p>
<p>One types in the terminal where <code>npm start</code> runs: <code>/help</code> asks the bot, <code>help</code> lists what else there is.
There is nothing to click on this page yet.</p>
<section lang="fr">
<h2>En français</h2>
<p>Voici un Discord à vous, sur cette machine uniquement&nbsp;: le bot y tourne sans jeton, et rien n'en sort.</p>
<p>C'est dans le terminal où tourne <code>npm start</code> que l'on écrit&nbsp;: <code>/aide</code> interroge le bot, <code>aide</code> montre le reste.
Il n'y a encore rien à cliquer sur cette page.</p>
</section>
</main>
</body>
</html>
`;

/** Answers what is not Discord's API: the page at the root, and nothing anywhere else. */
export const servePage = ({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse): void => {
  const isRead = method === 'GET' || method === 'HEAD';
  if (new URL(url, 'http://local').pathname !== '/') response.writeHead(404).end();
  else if (!isRead) response.writeHead(405, { allow: 'GET, HEAD' }).end();
  else {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" };
    response.writeHead(200, headers).end(PAGE);
  }
};
