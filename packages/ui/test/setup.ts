// Insert rules one by one: as text, every rule would parse the whole sheet again.
(globalThis as { SC_DISABLE_SPEEDY?: boolean }).SC_DISABLE_SPEEDY = false;
