import { SingleBar } from 'cli-progress';

/** A bar on a terminal, elsewhere a line every ten per cent. */
export const showProgress = (): { progress: (file: string, share: number) => void; stop: () => void } => {
  const bar = process.stderr.isTTY ? new SingleBar({ format: '{file} {bar} {percentage} %', hideCursor: true }) : null;
  let shown = '';
  return {
    progress: (file, share) => {
      const percent = Math.floor(share * 100);
      if (bar) {
        if (shown === '') bar.start(100, percent, { file });
        bar.update(percent, { file });
        shown = file;
        return;
      }
      const step = `${file}: ${Math.floor(percent / 10) * 10} %`;
      if (step !== shown) process.stderr.write(`${step}\n`);
      shown = step;
    },
    stop: () => bar?.stop(),
  };
};
