/** `d'IPG 2.5`, `de MTR 4.1`: « de » before a name, which may have marks around it. */
export const de = (name: string): string =>
  /^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name.replace(/^[*_~`\\]+/, '')) ? `d'${name}` : `de ${name}`;
