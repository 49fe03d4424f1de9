// Addresses that only those who build or run a site have a use for.

/** Hosts under which builders of sites give every site a name of its own until its domain is there. */
export function isTrialHost(hostname: string): boolean {
  return trialHosts.some((host) => hostname.endsWith(`.${host}`));
}

const trialHosts = [
  'wixsite.com',
  'editorx.io',
  'squarespace.com',
  'webflow.io',
  'myshopify.com',
  'wpengine.com',
  'wpenginepowered.com',
  'kinsta.cloud',
  'pantheonsite.io',
  'cloudwaysapps.com',
  'flywheelsites.com',
  'wordpress.com',
  'weebly.com',
  'godaddysites.com',
  'jimdosite.com',
  'jimdofree.com',
  'duda.co',
  'multiscreensite.com',
  'netlify.app',
  'vercel.app',
  'pages.dev',
  'herokuapp.com',
  'azurewebsites.net',
  'web.app',
  'framer.website',
  'framer.app',
  'carrd.co',
  'strikingly.com',
  'hubspotpagebuilder.com',
  'ngrok.io',
  'ngrok-free.app',
];

/** The machine itself or its own network, which nobody else reaches. */
export function isPrivateHost(hostname: string): boolean {
  return (
    /^(?:localhost|(?:[a-z\d-]+\.)+(?:local|localhost|lan|internal))$/.test(hostname) ||
    /^(?:127|10)\.\d+\.\d+\.\d+$|^192\.168\.\d+\.\d+$|^172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+$|^\[::1\]$/.test(hostname)
  );
}

/** Where staff of the common systems sign in or edit. Customers sign in elsewhere. */
export function isStaffEntrance(url: string): boolean {
  const address = URL.parse(url);
  if (!address || /[?&]action=(?:register|lostpassword|rp|postpass|logout)/.test(address.search)) return false;
  return /^(?:\/[\w-]+)?\/(?:wp-admin(?:\/(?!admin-ajax\.php|css|js|images)|$)|wp-login\.php$|administrator\/?$|typo3\/?$|umbraco\/?$|ghost\/?$|user\/login\/?$|bitrix\/admin)/.test(
    address.pathname,
  );
}
